import type { listEn } from './texts-list-en.ts';

export const listCa: Readonly<Record<keyof typeof listEn, string>> = {
  'candidates.list.empty': 'Encara no hi ha candidats',
  'candidates.list.emptyText':
    'Afegeix persones a mà o des dels seus CV. Qui s’inscrigui a les teves posicions també sortirà aquí.',
  'candidates.list.error': 'No s’han pogut carregar els candidats',
  'candidates.list.filters': 'Cerca',
  'candidates.list.place': '{index} de {count} en aquesta pàgina',
  'candidates.list.search': 'Cerca nom, telèfon, empresa…',
  'candidates.list.searchDoor': 'Cerca candidats',
  'candidates.list.searchElsewhere': 'Cerca «{query}» als perfils i CV',
  'candidates.list.title': 'Candidats',
  'candidates.list.add': 'Afegeix un candidat',
  'candidates.filter.all': 'Filtres',
  'candidates.filter.on': 'Filtres: {count, number}',
  'candidates.filter.city': 'Ciutat',
  'candidates.filter.consent': 'Consentiment',
  'candidates.filter.inProcess': 'En procés',
  'candidates.filter.jobSearch': 'Cerca de feina',
  'candidates.filter.language': 'Idioma',
  'candidates.filter.no': 'No',
  'candidates.filter.skill': 'Habilitat',
  'candidates.filter.tag': 'Etiqueta',
  'candidates.filter.yes': 'Sí',
  'candidates.tags.bulk': 'Etiqueta',
  'candidates.tags.bulkTitle': '{count, plural, one {Etiqueta # candidat} other {Etiqueta # candidats}}',
  'candidates.tags.close': 'Fet',
  'candidates.tags.putOn': 'Posa una etiqueta',
  'candidates.tags.row': 'Etiquetes',
  'candidates.tags.takeOffMany': 'Treu una etiqueta',
  'candidates.ask.asked': 'Es demana el consentiment a {count, plural, one {# candidat} other {# candidats}}',
  'candidates.ask.askedBefore':
    '{count, plural, one {# ja ha respost o ja se li ha demanat: no en rep cap.} other {# ja han respost o ja se’ls ha demanat: no en reben cap.}}',
  'candidates.ask.button': 'Demana consentiment',
  'candidates.ask.changed':
    'Mentrestant s’ha preguntat a algú o algú ha respost. Torna a llegir la pregunta.',
  'candidates.ask.confirm': 'Envia {count, plural, one {# correu} other {# correus}}',
  'candidates.ask.duplicates':
    '{count, plural, one {# està marcat com a duplicat: se li demana com la persona que duplica.} other {# estan marcats com a duplicats: se’ls demana com la persona que dupliquen.}}',
  'candidates.ask.inPart':
    'Es demana el consentiment a {count, number} de {all, number}; els altres continuen seleccionats',
  'candidates.ask.leaves':
    '{count, plural, one {Surt # correu.} other {Surten # correus, {pace} per minut: triga {minutes, plural, one {# minut} other {# minuts}} aproximadament.}}',
  'candidates.ask.left':
    '{count, plural, one {# correu ja havia sortit.} other {# correus ja havien sortit.}}',
  'candidates.ask.mail': 'Cada persona rep aquest correu, en el seu idioma:',
  'candidates.ask.nobody': 'No es pot demanar a cap, així que no surt cap correu.',
  'candidates.ask.title':
    'Vols demanar consentiment a {count, plural, one {# candidat} other {# candidats}}?',
  'candidates.ask.undo': 'Desfés',
  'candidates.ask.undone':
    '{count, plural, =0 {No s’ha pogut retenir cap correu} one {# correu no surt} other {# correus no surten}}',
  'candidates.ask.when': 'El primer correu surt d’aquí a {seconds} s.',
  'candidates.ask.withoutEmail':
    '{count, plural, one {# no té correu electrònic: no en rep cap.} other {# no tenen correu electrònic: no en reben cap.}}',
};

export default listCa;
