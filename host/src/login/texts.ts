import type { DemoLogins } from '@cantera/shared/contracts/demo-logins';
import type { Locale } from '@cantera/shared/session';

type Role = DemoLogins['people'][number]['role'];
export interface LoginTexts {
  readonly title: string;
  readonly submit: string;
  readonly email: string;
  readonly password: string;
  readonly show: string;
  readonly hide: string;
  readonly required: string;
  readonly forgot: string;
  readonly language: string;
  readonly refused: Readonly<Record<'wrong' | 'tooMany' | 'failed' | 'forgets', string>>;
  readonly demo: string;
  readonly demoPassword: string;
  readonly use: string;
  readonly useOf: (email: string) => string;
  readonly roles: Readonly<Record<Role, string>>;
}

/**
 * The login's words. All languages travel with its script: they weigh less than asking for one of them, and whoever
 * reads none of this page finds their own at once.
 */
export const LOGIN_TEXTS: Readonly<Record<Locale, LoginTexts>> = {
  en: {
    title: 'Log in',
    submit: 'Log in',
    email: 'Email',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    required: 'Fill in this field.',
    forgot: 'Forgot your password?',
    language: 'Language',
    refused: {
      wrong: 'The email or the password is wrong.',
      tooMany: 'Too many attempts. Wait a few minutes and try again.',
      failed: 'The server did not answer as expected. Try again in a moment.',
      forgets:
        'This browser does not let the page remember who is logged in. Allow cookies and site data for this address.',
    },
    demo: 'Logins of the demo',
    demoPassword: 'Password of all:',
    use: 'Use',
    useOf: (email) => `Use ${email}`,
    roles: { AGENCY_ADMIN: 'Administrator', HIRING_MANAGER: 'Hiring manager', RECRUITER: 'Recruiter' },
  },
  es: {
    title: 'Entrar',
    submit: 'Entrar',
    email: 'Correo electrónico',
    password: 'Contraseña',
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    required: 'Rellena este campo.',
    forgot: '¿Has olvidado tu contraseña?',
    language: 'Idioma',
    refused: {
      wrong: 'El correo o la contraseña no son correctos.',
      tooMany: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
      failed: 'El servidor no ha respondido como se esperaba. Inténtalo de nuevo en un momento.',
      forgets:
        'Este navegador no deja que la página recuerde quién ha entrado. Permite las cookies y los datos de sitios para esta dirección.',
    },
    demo: 'Accesos de la demostración',
    demoPassword: 'Contraseña de todos:',
    use: 'Usar',
    useOf: (email) => `Usar ${email}`,
    roles: { AGENCY_ADMIN: 'Administrador/a', HIRING_MANAGER: 'Hiring manager', RECRUITER: 'Reclutador/a' },
  },
  ca: {
    title: 'Entra',
    submit: 'Entra',
    email: 'Correu electrònic',
    password: 'Contrasenya',
    show: 'Mostra la contrasenya',
    hide: 'Amaga la contrasenya',
    required: 'Omple aquest camp.',
    forgot: 'Has oblidat la contrasenya?',
    language: 'Idioma',
    refused: {
      wrong: 'El correu o la contrasenya no són correctes.',
      tooMany: 'Massa intents. Espera uns minuts i torna-ho a provar.',
      failed: 'El servidor no ha respost com s’esperava. Torna-ho a provar d’aquí a un moment.',
      forgets:
        'Aquest navegador no deixa que la pàgina recordi qui ha entrat. Permet les galetes i les dades de llocs per a aquesta adreça.',
    },
    demo: 'Accessos de la demostració',
    demoPassword: 'Contrasenya de tots:',
    use: 'Fes servir',
    useOf: (email) => `Fes servir ${email}`,
    roles: { AGENCY_ADMIN: 'Administrador/a', HIRING_MANAGER: 'Hiring manager', RECRUITER: 'Reclutador/a' },
  },
};
