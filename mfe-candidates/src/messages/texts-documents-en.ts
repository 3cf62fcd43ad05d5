/** Texts of a candidate's documents. */
export const documentsEn = {
  'candidates.documents.by': 'By',
  'candidates.documents.created': 'Created',
  'candidates.documents.deleteText': 'This action is irreversible, are you sure to continue?',
  'candidates.documents.deleteTitle': 'Delete “{title}”?',
  'candidates.documents.description': 'Description',
  'candidates.documents.drop': 'Drop the file to upload it',
  'candidates.documents.error': 'The documents could not be loaded',
  'candidates.documents.file': 'File',
  'candidates.documents.fileHint': 'PDF, text, office file or image, up to 10 MB.',
  'candidates.documents.fileRequired': 'File required!',
  'candidates.documents.modify': 'Modify',
  'candidates.documents.modifyTitle': 'Modify “{title}”',
  'candidates.documents.none': 'No documents',
  'candidates.documents.noneText': 'Upload a file or drop it here.',
  'candidates.documents.saved': 'Saved',
  'candidates.documents.search': 'Search by title',
  'candidates.documents.sending': 'Uploading',
  'candidates.documents.title': 'Title',
  'candidates.documents.type': 'Type',
  'candidates.documents.upload': 'Upload',
  'candidates.documents.uploadOneOf': 'Upload a document ({number, number} of {count, number})',
  'candidates.documents.uploadTitle': 'Upload a document',
} as const;

export default documentsEn;
