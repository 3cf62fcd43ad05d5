import type { RichTextMessageId } from './en.ts';

const es: Readonly<Record<RichTextMessageId, string>> = {
  'shared.rich.toolbar': 'Formato',
  'shared.rich.heading2': 'Título',
  'shared.rich.heading3': 'Subtítulo',
  'shared.rich.bold': 'Negrita',
  'shared.rich.italic': 'Cursiva',
  'shared.rich.underline': 'Subrayado',
  'shared.rich.bullets': 'Lista con viñetas',
  'shared.rich.numbers': 'Lista numerada',
  'shared.rich.link': 'Enlace',
  'shared.rich.undo': 'Deshacer',
  'shared.rich.redo': 'Rehacer',
  'shared.rich.link.add': 'Añadir enlace',
  'shared.rich.link.edit': 'Editar enlace',
  'shared.rich.link.address': 'Dirección',
  'shared.rich.link.words': 'Texto que se muestra (opcional)',
  'shared.rich.link.save': 'Guardar enlace',
  'shared.rich.link.remove': 'Quitar enlace',
  'shared.rich.link.wrong': 'Escribe una dirección como https://example.com o ana@example.com.',
};
export default es;
