export const en = {
  'color.offered': '{field}: colours to choose from',
  'color.pick': '{field}: pick a colour',
  'slug.move.confirm': 'Change address',
  'slug.move.leads':
    'The old address leads to the new one for 365 days, so that printed links and job boards keep working. Nobody else can take it in the meantime, and you can go back to it.',
  'slug.move.stands':
    'At /{slug} there {pages, plural, one {is # page} other {are # pages}} and {positions, plural, =0 {no open position} one {# open position} other {# open positions}}.',
  'slug.move.title': 'Move the career site to /{slug}?',
  'logo.choose': 'Choose a logo',
  'logo.current': 'Current logo',
  'logo.file': 'Logo',
  'logo.hint':
    'PNG, JPEG, WebP or GIF of at most 10 MB, or SVG of at most 256 KB. Of an SVG, plain shapes and texts are drawn, no effects or embedded pictures. It is saved as soon as you choose it.',
  'logo.none': 'No logo yet',
  'logo.notAnImage': 'Choose a PNG, JPEG, WebP, GIF or SVG image.',
  'logo.replace': 'Choose another logo',
  'logo.restored': 'The logo of before is back',
  'logo.tooLarge': 'File size is too large (max 10MB)',
  'logo.undo': 'Undo',
  'logo.updated': 'Updated',
  'tour.close': 'Close the guide',
  'tour.done': 'Done',
  'tour.next': 'Next',
  'tour.previous': 'Back',
  'tour.progress': '{current} of {total}',
};

export default en;
