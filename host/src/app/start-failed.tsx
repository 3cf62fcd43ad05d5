import { currentLocale } from '@cantera/shared/session';

// The catalogues are what could not be loaded, so these few words travel with the page.
const WORDS = {
  en: { text: 'Cantera could not start. The server did not answer.', retry: 'Retry' },
  es: { text: 'Cantera no se ha podido iniciar. El servidor no ha respondido.', retry: 'Reintentar' },
  ca: { text: 'Cantera no s’ha pogut iniciar. El servidor no ha respost.', retry: 'Torna-ho a provar' },
};

/** The whole page when neither texts nor configuration could be read. */
export function StartFailed() {
  const words = WORDS[currentLocale()];
  return (
    <main role="alert">
      <p>{words.text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {words.retry}
      </button>
    </main>
  );
}
