import type { documentsEn } from './texts-documents-en.ts';

export const documentsEs: Readonly<Record<keyof typeof documentsEn, string>> = {
  'candidates.documents.by': 'Por',
  'candidates.documents.created': 'Creado',
  'candidates.documents.deleteText': 'Esta acción es irreversible, ¿seguro que quieres continuar?',
  'candidates.documents.deleteTitle': '¿Eliminar «{title}»?',
  'candidates.documents.description': 'Descripción',
  'candidates.documents.drop': 'Suelta el archivo para subirlo',
  'candidates.documents.error': 'No se han podido cargar los documentos',
  'candidates.documents.file': 'Archivo',
  'candidates.documents.fileHint': 'PDF, texto, archivo de oficina o imagen, hasta 10 MB.',
  'candidates.documents.fileRequired': 'Hace falta un archivo',
  'candidates.documents.modify': 'Modificar',
  'candidates.documents.modifyTitle': 'Modificar «{title}»',
  'candidates.documents.none': 'Sin documentos',
  'candidates.documents.noneText': 'Sube un archivo o suéltalo aquí.',
  'candidates.documents.saved': 'Guardado',
  'candidates.documents.search': 'Buscar por título',
  'candidates.documents.sending': 'Subiendo',
  'candidates.documents.title': 'Título',
  'candidates.documents.type': 'Tipo',
  'candidates.documents.upload': 'Subir',
  'candidates.documents.uploadOneOf': 'Subir un documento ({number, number} de {count, number})',
  'candidates.documents.uploadTitle': 'Subir un documento',
};

export default documentsEs;
