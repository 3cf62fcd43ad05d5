import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'shared.policy.askToWrite': 'Pide a quien administra la agencia que la escriba.',
  'shared.policy.none.asking':
    'Tu agencia aún no tiene política de privacidad: quien reciba la solicitud no podrá leer a qué da su consentimiento.',
  'shared.policy.none.opening':
    'Tu agencia aún no tiene política de privacidad: quien se inscriba no podrá leer qué se hace con sus datos.',
  'shared.policy.write': 'Escribir la política de privacidad',
};
