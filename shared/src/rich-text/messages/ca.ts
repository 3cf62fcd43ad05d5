import type { RichTextMessageId } from './en.ts';

const ca: Readonly<Record<RichTextMessageId, string>> = {
  'shared.rich.toolbar': 'Format',
  'shared.rich.heading2': 'Títol',
  'shared.rich.heading3': 'Subtítol',
  'shared.rich.bold': 'Negreta',
  'shared.rich.italic': 'Cursiva',
  'shared.rich.underline': 'Subratllat',
  'shared.rich.bullets': 'Llista amb pics',
  'shared.rich.numbers': 'Llista numerada',
  'shared.rich.link': 'Enllaç',
  'shared.rich.undo': 'Desfés',
  'shared.rich.redo': 'Refés',
  'shared.rich.link.add': 'Afegeix un enllaç',
  'shared.rich.link.edit': 'Edita l’enllaç',
  'shared.rich.link.address': 'Adreça',
  'shared.rich.link.words': 'Text que es mostra (opcional)',
  'shared.rich.link.save': 'Desa l’enllaç',
  'shared.rich.link.remove': 'Treu l’enllaç',
  'shared.rich.link.wrong': 'Escriu una adreça com ara https://example.com o ana@example.com.',
};
export default ca;
