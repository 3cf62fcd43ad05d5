import { call, isApiError, upload } from '@cantera/shared/api-client';
import { addIntakeItem, findIntakeItems, type OtherIntake } from '@cantera/shared/contracts/intakes';

/** Why a file is not in the intake: it cannot be a CV, or it did not arrive. */
export type UploadFailure =
  | 'NOT_CV'
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'UNREADABLE'
  | 'NOT_SENT'
  | 'FULL'
  | 'GONE'
  | 'DAMAGED'
  | 'PROTECTED'
  | 'OLD_WORD'
  | 'TOO_LONG'
  | 'NO_TEXT';

/** By what the server says of the file. */
const REFUSED: Readonly<Record<string, UploadFailure>> = {
  file_too_large: 'TOO_LARGE',
  unreadable_document: 'DAMAGED',
  protected_document: 'PROTECTED',
  old_document: 'OLD_WORD',
  document_too_large: 'TOO_LONG',
  document_without_text: 'NO_TEXT',
};

/** Milliseconds before each further try. */
const PAUSES = [500, 2_000, 6_000];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isPassing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 429 || ['NETWORK', 'TIMEOUT', 'SERVER'].includes(error.type));

async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await pause(ms);
    }
  }
  return send();
}

function failureOf(error: unknown): UploadFailure {
  if (!isApiError(error)) return 'NOT_SENT';
  if (error.is(addIntakeItem, 'INTAKE_FULL')) return 'FULL';
  if (error.status === 404) return 'GONE';
  if (error.status === 413) return 'TOO_LARGE';
  return error.type === 'VALIDATION' ? (REFUSED[error.fields.file ?? ''] ?? 'NOT_CV') : 'NOT_SENT';
}

/** Hashes of files that are here already, each with the list that has it where that is another one. */
export type KnownFiles = ReadonlyMap<string, OtherIntake | undefined>;

export const INTAKE_CALLS = {
  /** Those of the hashes whose files are here, in the intake or in another list. */
  async findKnown(intakeId: string, hashes: string[]): Promise<KnownFiles> {
    if (hashes.length === 0) return new Map();
    const ask = () => call(findIntakeItems, { params: { id: intakeId }, body: { hashes } });
    const { data } = await patiently(ask);
    return new Map([
      ...data.hashes.map((hash) => [hash, undefined] as const),
      ...(data.elsewhere ?? []).map(({ hash, intake }) => [hash, intake] as const),
    ]);
  },
  /** Resolves to why the file is not there, undefined once it is. */
  async sendFile(intakeId: string, file: File, hash: string): Promise<UploadFailure | undefined> {
    const options = { headers: { 'Idempotency-Key': hash } };
    try {
      await patiently(() => upload(addIntakeItem, { params: { id: intakeId } }, { file }, options));
      return undefined;
    } catch (error) {
      return failureOf(error);
    }
  },
};
