import type { Locale } from '@cantera/shared/contracts/enums';
import type { MaskKind, ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { type Aliases, createAliases, createMasker, type Identity, type MaskRule } from './masking/index.ts';
import { personBlocks } from './model/blocks.ts';
import { identityOf } from './model/identity.ts';
import type { ReportChoices, ReportPerson } from './model/person.ts';
import { anonymousVoice, plainVoice } from './model/voice.ts';
import { REPORT_TEXTS } from './texts/index.ts';

/** What all people of a report have in common. */
export interface Setting {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly today: Date;
  /** The companies that the agency hires for; only asked of anonymous reports. */
  readonly clients: readonly string[];
  readonly aliases: Aliases;
  /** Masking rules that are turned off, for the attack that must find what they let through. */
  readonly off?: readonly MaskRule[];
}
/** Letters and numbers for employers and schools, in the words of a language; one set for each report. */
export const aliasesOf = (locale: Locale): Aliases =>
  createAliases(REPORT_TEXTS[locale].company, REPORT_TEXTS[locale].institution);

/** One person's part of a report. */
export interface Composed {
  readonly blocks: ReportBlock[];
  readonly masked: { kind: MaskKind; count: number }[];
  /** Whom nothing in it may tell; null where the report is not anonymous. */
  readonly identity: Identity | null;
}

/** Puts one person's part together; pure. */
export function compose(person: ReportPerson, choices: ReportChoices, setting: Setting): Composed {
  const { locale, timeZone, today, clients, aliases, off } = setting;
  const manner = { texts: REPORT_TEXTS[locale], locale, timeZone, today };
  if (!choices.isAnonyManagedDataIncluded)
    return {
      blocks: personBlocks(person, choices, { ...manner, voice: plainVoice }),
      masked: [],
      identity: null,
    };
  const identity = identityOf(person, clients, choices.blurred);
  // In the order of the profile, whatever part tells of them first.
  for (const name of identity.employers) aliases.company(name);
  for (const name of identity.schools) aliases.school(name);
  const masker = createMasker(identity, { aliases, locale, ...(off ? { off } : {}) });
  const voice = anonymousVoice(masker, choices.blurred.includes('PLACE'));
  const blocks = personBlocks(person, choices, { ...manner, voice });
  return { blocks, masked: masker.counts(), identity };
}
