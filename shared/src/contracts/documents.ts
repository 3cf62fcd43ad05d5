import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { changedMeanwhile } from './errors.ts';
import { data, dateTime, done, id, idParams, items, text } from './primitives.ts';
import { topic } from './topics.ts';

export const documentChanged = { DOCUMENT_CHANGED: changedMeanwhile };

/** A file that belongs to a candidate. */
export const candidateDocument = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Signed for 5 minutes; with `&download=1` the browser saves it under its name. */
  fileUrl: z.string(),
  /** The name under which it is saved. */
  fileName: z.string(),
  /** In lower case, without the dot; judged by the content. */
  extension: z.string(),
  /** Bytes. */
  size: z.number().int(),
  createdAt: dateTime,
  /** Id of the user; null when they are no longer a member. */
  createdBy: id.nullable(),
  version: z.number().int(),
});
export type CandidateDocument = z.infer<typeof candidateDocument>;

export const listDocuments = defineEndpoint({
  id: 'listDocuments',
  may: 'candidates.read',
  hears: ({ params }) => [topic.candidate(params.id)],
  method: 'GET',
  path: '/api/v1/candidates/:id/documents',
  summary: 'Documents of a candidate, newest first',
  params: idParams,
  response: items(candidateDocument),
});

export const documentBody = z.object({
  title: text(1, 200),
  description: z.string().trim().max(2000).default(''),
  /** What `POST /files/private` answered to this user; a file that is something else already is refused. */
  fileUrl: z.string().min(1).max(500),
});
export const createDocument = defineEndpoint({
  id: 'createDocument',
  may: 'candidates.write',
  method: 'POST',
  path: '/api/v1/candidates/:id/documents',
  retry: false,
  summary: 'Attach an uploaded file; repeated with the same file, it is attached once',
  params: idParams,
  body: documentBody,
  response: data(candidateDocument),
});
const documentParams = z.object({ id, documentId: id });
export const updateDocument = defineEndpoint({
  id: 'updateDocument',
  may: 'candidates.write',
  errors: documentChanged,
  method: 'PUT',
  path: '/api/v1/candidates/:id/documents/:documentId',
  summary: 'Change title, description or file',
  params: documentParams,
  body: z.object({
    title: documentBody.shape.title.optional(),
    description: z.string().trim().max(2000).optional(),
    fileUrl: documentBody.shape.fileUrl.optional(),
    /** The version that was read. */
    version: z.number().int().optional(),
  }),
  response: data(candidateDocument),
});
export const deleteDocument = defineEndpoint({
  id: 'deleteDocument',
  may: 'candidates.write',
  method: 'DELETE',
  path: '/api/v1/candidates/:id/documents/:documentId',
  retry: false,
  summary: 'Delete a document with its file',
  params: documentParams,
  response: done,
});
