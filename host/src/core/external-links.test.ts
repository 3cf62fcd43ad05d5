import { setAppConfig } from '@cantera/shared/session';
import { externalLinks } from './external-links.ts';

it('[DAY-07] are those that the installation has set, and no others', () => {
  setAppConfig({ links: {} });
  expect(externalLinks()).toEqual({ website: '', help: '', support: '' });
  setAppConfig({ links: { website: 'https://agency.example', help: '' } });
  expect(externalLinks()).toEqual({ website: 'https://agency.example', help: '', support: '' });
  setAppConfig({ links: { support: 'https://support.example/new' } });
  expect(externalLinks()).toEqual({ website: '', help: '', support: 'https://support.example/new' });
});
