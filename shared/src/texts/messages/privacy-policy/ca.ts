import type { en } from './en.ts';

export const ca: Record<keyof typeof en, string> = {
  'shared.policy.askToWrite': 'Demana a qui administra l’agència que l’escrigui.',
  'shared.policy.none.asking':
    'La teva agència encara no té política de privacitat: qui rebi la sol·licitud no podrà llegir a què dona el consentiment.',
  'shared.policy.none.opening':
    'La teva agència encara no té política de privacitat: qui s’hi inscrigui no podrà llegir què es fa amb les seves dades.',
  'shared.policy.write': 'Escriu la política de privacitat',
};
