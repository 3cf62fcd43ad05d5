/** An id that no other action of a workflow has. (`crypto.randomUUID` is missing where the page came without TLS.) */
export const newActionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
