export const en = {
  'shared.rich.toolbar': 'Formatting',
  'shared.rich.heading2': 'Heading',
  'shared.rich.heading3': 'Subheading',
  'shared.rich.bold': 'Bold',
  'shared.rich.italic': 'Italic',
  'shared.rich.underline': 'Underline',
  'shared.rich.bullets': 'Bulleted list',
  'shared.rich.numbers': 'Numbered list',
  'shared.rich.link': 'Link',
  'shared.rich.undo': 'Undo',
  'shared.rich.redo': 'Redo',
  'shared.rich.link.add': 'Add link',
  'shared.rich.link.edit': 'Edit link',
  'shared.rich.link.address': 'Address',
  'shared.rich.link.words': 'Text to show (optional)',
  'shared.rich.link.save': 'Save link',
  'shared.rich.link.remove': 'Remove link',
  'shared.rich.link.wrong': 'Enter an address such as https://example.com or ana@example.com.',
} as const;
export type RichTextMessageId = keyof typeof en;
export default en;
