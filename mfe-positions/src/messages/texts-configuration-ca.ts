import type { configurationEn } from './texts-configuration-en.ts';

export const configurationCa: Readonly<Record<keyof typeof configurationEn, string>> = {
  'configuration.automatisms': 'Automatismes',
  'configuration.automatisms.about':
    'Fluxos que s’inicien sols per als candidats d’aquesta posició. Tots tres es trien junts i es desen a l’instant.',
  'configuration.benefits': 'Beneficis',
  'configuration.benefits.about':
    'El que ofereix la feina a més del salari. Els canvis es desen mentre escrius.',
  'configuration.benefits.add': 'Afegeix un benefici',
  'configuration.benefits.empty': 'Encara no hi ha beneficis',
  'configuration.benefits.placeholder': 'Escriu el benefici',
  'configuration.criteria': 'Criteris de puntuació',
  'configuration.criteria.about':
    'Amb què es puntuen les candidatures. Surten dels detalls i de la descripció d’aquesta posició; canvia quant compta cadascun i quines paraules es busquen.',
  'configuration.criteria.add': 'Afegeix un criteri',
  'configuration.criteria.addLabel': 'Criteri nou',
  'configuration.criteria.empty':
    'Encara no hi ha amb què puntuar. Omple el títol, les habilitats o els idiomes de la posició.',
  'configuration.criteria.error': 'No s’han pogut carregar els criteris de puntuació',
  'configuration.criteria.FIELD': 'Dels detalls',
  'configuration.criteria.full': 'Una posició té {count} criteris com a màxim.',
  'configuration.criteria.gone': 'Eliminat',
  'configuration.criteria.metBy': 'El compleixen {count} de {total} amb puntuació',
  'configuration.criteria.MUST': 'Imprescindible',
  'configuration.criteria.NICE': 'Es valora',
  'configuration.criteria.OFF': 'No compta',
  'configuration.criteria.other': 'El que ha desat',
  'configuration.criteria.PERSON': 'Afegit per l’equip',
  'configuration.criteria.quote': 'Descripció: «{text}»',
  'configuration.criteria.remove': 'Treu {label}',
  'configuration.criteria.save': 'Desa els criteris',
  'configuration.criteria.saved': 'Criteris desats. Les puntuacions arriben d’aquí a un moment.',
  'configuration.criteria.SOFT': 'Personal',
  'configuration.criteria.terms': 'Paraules que es busquen, {label}',
  'configuration.criteria.termsHint': 'Separades per comes',
  'configuration.criteria.TEXT': 'De la descripció',
  'configuration.criteria.tooManyWords': 'Com a màxim 40 paraules.',
  'configuration.criteria.weight': 'Pes de {label}',
  'configuration.criteria.wordTooLong': 'Una paraula té 100 caràcters com a màxim. Separa-les amb comes.',
  'configuration.multiposting': 'Multipublicació',
  'configuration.portal': 'Web d’ocupació',
  'configuration.portal.about': 'Si el teu web d’ocupació mostra aquesta posició mentre és oberta.',
  'configuration.portal.hidden': 'Oculta',
  'configuration.portal.visible': 'Visible',
  'configuration.sections': 'Seccions de la configuració',
};

export default configurationCa;
