import type { en } from './en.ts';

const ca: Readonly<Record<keyof typeof en, string>> = {
  'color.offered': '{field}: colors per triar',
  'color.pick': '{field}: tria un color',
  'slug.move.confirm': 'Canvia l’adreça',
  'slug.move.leads':
    'L’adreça anterior porta a la nova durant 365 dies, de manera que els enllaços impresos i els portals de feina continuen funcionant. Ningú més no la pot ocupar mentrestant i hi pots tornar.',
  'slug.move.stands':
    'A /{slug} hi ha {pages, plural, one {# pàgina} other {# pàgines}} i {positions, plural, =0 {cap posició oberta} one {# posició oberta} other {# posicions obertes}}.',
  'slug.move.title': 'Vols moure el web d’ocupació a /{slug}?',
  'logo.choose': 'Tria un logotip',
  'logo.current': 'Logotip actual',
  'logo.file': 'Logotip',
  'logo.hint':
    'PNG, JPEG, WebP o GIF de 10 MB com a màxim, o SVG de 256 KB com a màxim. D’un SVG es dibuixen les formes i els textos, no els efectes ni les imatges incrustades. Es desa tan bon punt el tries.',
  'logo.none': 'Encara no hi ha logotip',
  'logo.notAnImage': 'Tria una imatge PNG, JPEG, WebP, GIF o SVG.',
  'logo.replace': 'Tria un altre logotip',
  'logo.restored': 'S’ha recuperat el logotip anterior',
  'logo.tooLarge': 'El fitxer és massa gran (màx. 10 MB)',
  'logo.undo': 'Desfés',
  'logo.updated': 'Actualitzat',
  'tour.close': 'Tanca la guia',
  'tour.done': 'Fet',
  'tour.next': 'Següent',
  'tour.previous': 'Enrere',
  'tour.progress': '{current} de {total}',
};

export default ca;
