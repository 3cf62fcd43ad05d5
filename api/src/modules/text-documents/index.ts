/** Owns text documents (Word, OpenDocument, RTF): what people see of them, and the PDF that is made of it. */
export { pdfMakersOf } from './makers.ts';
export { type PutCv, putCv, type ReceivedCv, receiveCv, recordCv, wrongKind } from './received-cv.ts';
