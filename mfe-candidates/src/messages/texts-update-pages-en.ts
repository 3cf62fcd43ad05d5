/** Texts of the pages that change a candidate. */
export const updatePagesEn = {
  'candidates.update.back': 'Back to candidate',
  'candidates.update.deletion': 'The deletion',
  'candidates.update.heading': 'Updating candidate',
  'candidates.update.image': 'Image',
  'candidates.update.imageHint': 'PNG, JPEG, WebP or GIF, up to 3.4 MB.',
  'candidates.update.imageTooLarge': 'The file size is too large. File mus be smaller than 3.4MB.',
  'candidates.update.leave': 'Are you sure you want to leave?',
  'candidates.update.locationHint': 'Saved as soon as you choose it.',
  'candidates.update.saved': 'Updated',
  'candidates.update.stopped':
    'Not saved: {name}. {count, plural, =0 {Nothing was saved before it.} one {One change before it is saved.} other {# changes before it are saved.}} Save again to send the rest.',
} as const;

export default updatePagesEn;
