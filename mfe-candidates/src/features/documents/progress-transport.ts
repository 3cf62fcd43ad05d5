const noHeaders = new Headers();

/** The whole of an answer as `fetch` would give it. */
const answerOf = (request: XMLHttpRequest): Response =>
  new Response(request.status === 204 ? null : request.responseText, {
    status: request.status,
    headers: noHeaders,
  });

/**
 * A stand-in for `fetch` that tells how much of the body has gone, from 0 to 1; `fetch` itself does not know. Rejects as it
 * does: with the reason of the signal, or a TypeError without an answer.
 */
export const progressTransport =
  (onProgress: (sent: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('no answer'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body instanceof FormData || typeof body === 'string' ? body : null);
    });
