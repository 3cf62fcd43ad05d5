import type { generalEn } from './texts-general-en.ts';

export const generalCa: Readonly<Record<keyof typeof generalEn, string>> = {
  'agency.consents.about':
    'Als candidats importats o afegits a mà mai se’ls va preguntar si pots conservar les seves dades.',
  'agency.consents.ask': 'Demana consentiment',
  'agency.consents.asking': 'Demanant consentiment: {asked} de {people}',
  'agency.consents.changed':
    'Mentrestant hi ha {count, plural, one {# persona} other {# persones}} a qui mai s’ha preguntat. Torna a llegir la pregunta.',
  'agency.consents.confirm': 'Envia {count, plural, one {# correu} other {# correus}}',
  'agency.consents.failed':
    '{count, plural, one {# correu no s’ha pogut} other {# correus no s’han pogut}} enviar',
  'agency.consents.last': 'L’última vegada, {date}:',
  'agency.consents.leaves':
    '{count, plural, one {Surt # correu} other {Surten # correus}}, {pace} per minut: triga uns {minutes, plural, one {# minut} other {# minuts}}. Ho pots aturar en qualsevol moment.',
  'agency.consents.mail': 'Cada persona rep aquest correu, en el seu idioma:',
  'agency.consents.nobody': 'Ja s’ha preguntat a totes les persones amb correu electrònic.',
  'agency.consents.none':
    'A {count, plural, one {# persona} other {# persones}} amb correu electrònic mai se’ls ha preguntat.',
  'agency.consents.question':
    'Vols demanar consentiment a {count, plural, one {# persona} other {# persones}}?',
  'agency.consents.sent': '{count, plural, one {# correu enviat} other {# correus enviats}}',
  'agency.consents.started': 'Iniciat per {name} el {date}',
  'agency.consents.stop': 'Atura',
  'agency.consents.stopped': 'Aturat. Els correus que no havien sortit no surten.',
  'agency.consents.title': 'Consentiment dels candidats',
  'agency.consents.uncertain':
    '{count, plural, one {# correu dubtós} other {# correus dubtosos}}: el servidor de correu no ha confirmat si han arribat',
  'agency.error': 'No s’ha pogut carregar l’agència',
  'agency.gdpr.about':
    'Quant dura el consentiment dels candidats i què passa amb qui l’ha rebutjat o ha estat descartat.',
  'agency.gdpr.days': 'dies',
  'agency.gdpr.deletion': 'Elimina automàticament els candidats descartats',
  'agency.gdpr.deletionHint': 'Abans són 7 dies en una llista d’avís, on ho pots aturar.',
  'agency.gdpr.expiration': 'El consentiment caduca al cap de',
  'agency.gdpr.expirationHint': 'Després es torna a demanar al candidat.',
  'agency.gdpr.period': 'Elimina al cap de',
  'agency.gdpr.saved': 'Informació de l’RGPD actualitzada.',
  'agency.gdpr.title': 'RGPD',
  'agency.info.about': 'Es mostra al teu web d’ocupació, als correus i als teus companys.',
  'agency.info.country': 'País',
  'agency.info.countryHint': 'Els telèfons sense prefix i la cerca de ciutats s’hi regeixen.',
  'agency.info.linkedinUrl': 'URL de LinkedIn',
  'agency.info.logo': 'Logotip',
  'agency.info.modelUsedUp':
    'Els tokens d’IA d’avui s’han esgotat: tornarà a ajudar a partir de les {time} i, fins aleshores, tot es fa sense ella.',
  'agency.info.name': 'Nom',
  'agency.info.saved': 'Informació de l’agència actualitzada',
  'agency.info.timeZone': 'Zona horària',
  'agency.info.timeZoneHint': 'Les hores dels correus i del teu web d’ocupació s’hi donen.',
  'agency.info.title': 'Informació de l’agència',
  'agency.info.usesModel': 'Fer servir la IA',
  'agency.info.usesModelHint':
    'La IA redacta descripcions d’oferta i preguntes eliminatòries, diu què volen dir les paraules desconegudes d’una cerca o de les indicacions d’una cerca activa, ordena el resum d’un informe, troba més dades al web d’un client, tria feines i estudis de línies de CV difícils de llegir i valora el que diuen els CV; només pot abaixar una puntuació. Rep el que diu la posició, les paraules de la cerca o de les indicacions amb noms de competències, per al resum d’un informe les feines, els estudis, els idiomes i les competències sense noms, el text del web del client i línies dels CV sense noms, contactes ni adreces. Si la desactives, no s’envia res més; el que ja hagi escrit o valorat es queda.',
  'agency.info.webUrl': 'URL del web',
  'agency.policy.about': 'Els candidats la llegeixen abans d’inscriure’s.',
  'agency.policy.information': 'Informació sobre protecció de dades',
  'agency.policy.lacking': '{language}, hi falta un text',
  'agency.policy.language': 'Idioma dels textos',
  'agency.policy.main': '{language}, principal',
  'agency.policy.mainLanguage': 'Idioma principal',
  'agency.policy.mainLanguageHint':
    'L’idioma en què estan escrits els primers textos. Qui llegeix en un altre idioma els veu quan en el seu falta un text.',
  'agency.policy.policy': 'Política',
  'agency.policy.saved': 'Política de privacitat i informació sobre protecció de dades actualitzades.',
  'agency.policy.title': 'Política de privacitat',
  'agency.policy.view': 'Mostra',
  'agency.readOnly': 'Només els administradors ho poden canviar.',
  'agency.save': 'Desa',
  'agency.sections': 'Seccions',
  'agency.title': 'General',
};

export default generalCa;
