import type { en } from './en.ts';

const es: Readonly<Record<keyof typeof en, string>> = {
  'color.offered': '{field}: colores para elegir',
  'color.pick': '{field}: elegir un color',
  'slug.move.confirm': 'Cambiar la dirección',
  'slug.move.leads':
    'La dirección anterior lleva a la nueva durante 365 días, así los enlaces impresos y los portales de empleo siguen funcionando. Nadie más puede ocuparla mientras tanto y puedes volver a ella.',
  'slug.move.stands':
    'En /{slug} hay {pages, plural, one {# página} other {# páginas}} y {positions, plural, =0 {ninguna posición abierta} one {# posición abierta} other {# posiciones abiertas}}.',
  'slug.move.title': '¿Mover la web de empleo a /{slug}?',
  'logo.choose': 'Elegir un logo',
  'logo.current': 'Logo actual',
  'logo.file': 'Logo',
  'logo.hint':
    'PNG, JPEG, WebP o GIF de 10 MB como máximo, o SVG de 256 KB como máximo. De un SVG se dibujan las formas y los textos, no los efectos ni las imágenes incrustadas. Se guarda en cuanto lo eliges.',
  'logo.none': 'Aún no hay logo',
  'logo.notAnImage': 'Elige una imagen PNG, JPEG, WebP, GIF o SVG.',
  'logo.replace': 'Elegir otro logo',
  'logo.restored': 'Se ha recuperado el logo anterior',
  'logo.tooLarge': 'El archivo es demasiado grande (máx. 10 MB)',
  'logo.undo': 'Deshacer',
  'logo.updated': 'Actualizado',
  'tour.close': 'Cerrar la guía',
  'tour.done': 'Listo',
  'tour.next': 'Siguiente',
  'tour.previous': 'Atrás',
  'tour.progress': '{current} de {total}',
};

export default es;
