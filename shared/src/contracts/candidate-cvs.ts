import { z } from 'zod';
import { candidate } from './candidates.ts';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import { data, id, idParams } from './primitives.ts';
import { topic } from './topics.ts';

export const getSuggestedCv = defineEndpoint({
  id: 'getSuggestedCv',
  may: 'candidates.write',
  errors: { CV_NOT_FOUND: refusal(404) },
  hears: ({ params }) => [topic.candidate(params.id)],
  method: 'GET',
  path: '/api/v1/candidates/:id/suggestions/:suggestionId/cv',
  retry: false,
  summary: 'The CV that came with a suggestion which is still open, as a PDF',
  params: z.object({ id, suggestionId: id }),
  responseKind: 'binary',
  response: z.unknown(),
});
export const uploadCv = defineEndpoint({
  id: 'uploadCv',
  may: 'candidates.write',
  method: 'POST',
  path: '/api/v1/candidates/:id/upload-cv',
  retry: false,
  summary: 'Replace the CV; a PDF of at most 10,000,000 bytes in the field `file`. It is read in the queue.',
  params: idParams,
  bodyKind: 'multipart',
  response: data(z.object({ url: z.string() })),
});
export const updateCvUrl = defineEndpoint({
  id: 'updateCvUrl',
  may: 'candidates.write',
  method: 'PUT',
  path: '/api/v1/candidates/:id/cv-url',
  summary:
    'Make an uploaded file the CV: the address that `POST /files/private` gave, of a PDF of one’s own that nothing else uses',
  params: idParams,
  body: z.object({ cvUrl: z.string().min(1).max(500) }),
  response: data(candidate),
});
export const readCvAgain = defineEndpoint({
  id: 'readCvAgain',
  may: 'candidates.write',
  errors: { CV_NOT_FOUND: refusal(404) },
  method: 'POST',
  path: '/api/v1/candidates/:id/cv/read-again',
  retry: false,
  summary:
    'Read the CV again, in the queue, into the fields that are empty or that an earlier reading filled; one that is being read is left to its reader',
  params: idParams,
  response: data(candidate),
});
export const getCv = defineEndpoint({
  id: 'getCv',
  may: 'candidates.read',
  errors: { CV_NOT_FOUND: refusal(404) },
  hears: ({ params }) => [topic.candidate(params.id)],
  method: 'GET',
  path: '/api/v1/candidates/:id/cv',
  retry: false,
  summary:
    'The CV as a PDF; with `application_id` the one that this application is scored by, which may have come with it',
  params: idParams,
  query: z.object({ download: z.string().optional(), applicationId: id.optional() }),
  responseKind: 'binary',
  response: z.unknown(),
});
