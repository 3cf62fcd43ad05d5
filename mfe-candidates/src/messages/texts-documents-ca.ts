import type { documentsEn } from './texts-documents-en.ts';

export const documentsCa: Readonly<Record<keyof typeof documentsEn, string>> = {
  'candidates.documents.by': 'Per',
  'candidates.documents.created': 'Creat',
  'candidates.documents.deleteText': 'Aquesta acció és irreversible, segur que vols continuar?',
  'candidates.documents.deleteTitle': 'Vols eliminar «{title}»?',
  'candidates.documents.description': 'Descripció',
  'candidates.documents.drop': 'Deixa anar el fitxer per pujar-lo',
  'candidates.documents.error': 'No s’han pogut carregar els documents',
  'candidates.documents.file': 'Fitxer',
  'candidates.documents.fileHint': 'PDF, text, fitxer d’ofimàtica o imatge, fins a 10 MB.',
  'candidates.documents.fileRequired': 'Cal un fitxer',
  'candidates.documents.modify': 'Modifica',
  'candidates.documents.modifyTitle': 'Modifica «{title}»',
  'candidates.documents.none': 'Sense documents',
  'candidates.documents.noneText': 'Puja un fitxer o deixa’l anar aquí.',
  'candidates.documents.saved': 'Desat',
  'candidates.documents.search': 'Cerca per títol',
  'candidates.documents.sending': 'S’està pujant',
  'candidates.documents.title': 'Títol',
  'candidates.documents.type': 'Tipus',
  'candidates.documents.upload': 'Puja',
  'candidates.documents.uploadOneOf': 'Puja un document ({number, number} de {count, number})',
  'candidates.documents.uploadTitle': 'Puja un document',
};

export default documentsCa;
