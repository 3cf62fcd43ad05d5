import { passwordErrors } from '@cantera/shared/contracts/auth';
import { fold } from '@cantera/shared/contracts/text';
import type { Tx } from '../../db/tenant.ts';
import { fail } from '../../errors.ts';
import { findAgency } from '../agency/index.ts';
import { findUser } from '../users/index.ts';

/** Whose password it is: what an attacker would try first. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly agencyName: string;
}

/** What is known of the owner of an account. */
export async function findPasswordOwner(
  tx: Tx,
  { agencyId, userId }: { readonly agencyId: string; readonly userId: string },
): Promise<PasswordOwner> {
  const user = await findUser(tx, agencyId, userId);
  const agency = await findAgency(tx, agencyId);
  const { email = '', firstName = '', lastName = '' } = user ?? {};
  return { email, firstName, lastName, agencyName: agency?.name ?? '' };
}

type PasswordFault = 'common_password' | 'personal_password';

/** What anybody would try on this product, beside the list: its name and the words of the trade in its three languages. */
const WORDS_OF_THE_TRADE = [
  'cantera',
  'recruiter',
  'recruiting',
  'recruitment',
  'reclutador',
  'reclutadora',
  'reclutamiento',
  'reclutament',
  'seleccion',
  'seleccio',
  'candidato',
  'candidat',
  'candidate',
  'administrador',
  'administrator',
  'password',
  'contrasena',
  'contrasenya',
];

let commonPasswords: Promise<ReadonlySet<string>> | undefined;
/** The most frequent passwords of the length that is allowed. Read when it is first needed: a start should not wait for it. */
function readCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(
        dictionary['passwords-common']
          .filter((entry) => entry.length >= 8 && entry.length <= 25)
          .map((entry) => fold(entry)),
      ),
  );
  return commonPasswords;
}

/** `aaaaaaaa`, `12341234`: one short unit again and again. Lists leave these out. */
const isRepetition = (folded: string): boolean => /^(.{1,4}?)\1+$/u.test(folded);

/** `abcdefgh`, `87654321`: each sign follows the one before it. */
function isRun(folded: string): boolean {
  const codes = Array.from(folded, (sign) => sign.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) === 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}

const letters = (folded: string): string => folded.replace(/\P{L}/gu, '');
const lettersAndDigits = (folded: string): string => folded.replace(/[^\p{L}\p{N}]/gu, '');
/** One letter is an initial and in every password. */
const MIN_LETTERS = 2;

/** Whether a password is the word with nothing but digits and signs around and in it. Both folded. */
function isNearly(password: string, word: string): boolean {
  const wordLetters = letters(word);
  if (wordLetters.length >= MIN_LETTERS && letters(password) === wordLetters) return true;
  const whole = lettersAndDigits(word);
  return whole !== '' && lettersAndDigits(password) === whole;
}

/** A person's names one by one, two together in either order, and all; the address with and without what follows a `+`. */
function personalWords({ email, firstName, lastName, agencyName }: PasswordOwner): string[] {
  const [local = ''] = email.split('@');
  const [mailbox = ''] = local.split('+');
  const names = `${firstName} ${lastName}`.split(/\s+/);
  const pairs = names.flatMap((one) => names.map((other) => one + other));
  const whole = [firstName, lastName, firstName + lastName, lastName + firstName];
  return [...names, ...pairs, ...whole, email, local, mailbox, agencyName].map(fold);
}

/** Why a password of 8 to 25 characters is guessed early, or undefined when it is not. */
export async function passwordFault(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordFault | undefined> {
  const folded = fold(password);
  if (personalWords(owner).some((word) => isNearly(folded, word))) return 'personal_password';
  if (isRepetition(folded) || isRun(folded)) return 'common_password';
  if (WORDS_OF_THE_TRADE.some((word) => isNearly(folded, word))) return 'common_password';
  return (await readCommonPasswords()).has(folded) ? 'common_password' : undefined;
}

/** Throws 400 WEAK_PASSWORD naming `password` when the password is guessed early. Everything that sets one asks here first. */
export async function requireStrongPassword(password: string, owner: PasswordOwner): Promise<void> {
  const fault = await passwordFault(password, owner);
  if (fault)
    throw fail(passwordErrors, 'WEAK_PASSWORD', 'This password is guessed early. Choose another.', {
      fields: { password: fault },
    });
}
