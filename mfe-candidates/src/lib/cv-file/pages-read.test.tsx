import { renderWithProviders } from '@cantera/shared/testing';
import { cleanup } from '@testing-library/react';
import ca from '../../messages/ca.ts';
import { en } from '../../messages/en.ts';
import es from '../../messages/es.ts';
import { PagesRead } from './pages-read.tsx';

it.each([
  [
    'en',
    en,
    'Read from a scan: check it against the CV.',
    '1 page of 3 was read from a scan: check it against the CV. 1 page of 3 is a scan and was not read.',
    '2 pages of 2 are scans and were not read.',
    '10 pages of 24 were read from a scan: check them against the CV. 10 pages of 24 are scans and were not read. The first 20 pages were read, of 24 in all.',
  ],
  [
    'es',
    es,
    'Leído de un escaneo: compruébalo con el CV.',
    '1 página de 3 se ha leído de un escaneo: compruébala con el CV. 1 página de 3 es un escaneo y no se ha leído.',
    '2 páginas de 2 son escaneos y no se han leído.',
    '10 páginas de 24 se han leído de un escaneo: compruébalas con el CV. 10 páginas de 24 son escaneos y no se han leído. Se han leído las primeras 20 páginas, de 24 en total.',
  ],
  [
    'ca',
    ca,
    'Llegit d’un escaneig: comprova-ho amb el CV.',
    '1 pàgina de 3 s’ha llegit d’un escaneig: comprova-la amb el CV. 1 pàgina de 3 és un escaneig i no s’ha llegit.',
    '2 pàgines de 2 són escaneigs i no s’han llegit.',
    '10 pàgines de 24 s’han llegit d’un escaneig: comprova-les amb el CV. 10 pàgines de 24 són escaneigs i no s’han llegit. S’han llegit les primeres 20 pàgines, de 24 en total.',
  ],
] as const)(
  '[CVREV-16] says which pages were read from a scan, and which were not read: %s',
  (locale, messages, whole, mixed, unread, long) => {
    const told = (pages: Parameters<typeof PagesRead>[0]['pages']): string => {
      const { container } = renderWithProviders(<PagesRead pages={pages} />, { messages, locale });
      const text = container.textContent ?? '';
      cleanup();
      return text;
    };
    expect(told({ read: 2, total: 2, scanned: 2, unread: 0 })).toBe(whole);
    expect(told({ read: 2, total: 3, scanned: 1, unread: 1 })).toBe(mixed);
    expect(told({ read: 0, total: 2, scanned: 0, unread: 2 })).toBe(unread);
    expect(told({ read: 10, total: 24, scanned: 10, unread: 10 })).toBe(long);
    expect(told({ read: 2, total: 2, scanned: 0, unread: 0 })).toBe('');
    expect(told({ read: 2, total: 2 })).toBe('');
  },
);
