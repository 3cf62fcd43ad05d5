import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { Avatar } from './avatar.tsx';
import { AvatarGroup } from './avatar-group.tsx';
import { hueOf, initialsOf } from './initials.ts';
import { Logo } from './logo.tsx';

it.each([
  ['Núria Casals', 'NC'],
  ['Leire Etxeberria Agirre', 'LE'],
  ['Joan de la Creu Puig', 'JC'],
  ['Íñigo', 'Í'],
  ['  nguyễn   minh anh ', 'NM'],
  ['(Pau) Vila', 'PV'],
  ['', '?'],
])('the initials of %p are %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives an id one of eight hues, always the same, and spreads ids over all of them', () => {
  const ids = Array.from(
    { length: 400 },
    (_, index) => `019a8f3e-0000-7000-8000-${String(index).padStart(12, '0')}`,
  );
  expect(new Set(ids.map(hueOf))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
  expect(ids.map(hueOf)).toEqual(ids.map(hueOf));
});

it('falls back to the initials when the picture fails', () => {
  const { container } = renderWithProviders(
    <Avatar person={{ id: '1', name: 'Bilal Haddad', imageUrl: '/files/gone.png' }} />,
  );
  const image = container.querySelector('img');
  expect(image).not.toBeNull();
  if (image) fireEvent.error(image);
  expect(screen.getByRole('img', { name: 'Bilal Haddad' })).toHaveTextContent('BH');
});

it('names everybody of a group once, also those it does not draw', () => {
  const people = ['Ana Nogués', 'Pau Ribera', 'Gorka Mendia', 'Núria Casals', 'Bilal Haddad'].map((name) => ({
    id: name,
    name,
  }));
  renderWithProviders(<AvatarGroup people={people} max={3} />);
  const group = screen.getByRole('img', {
    name: 'Ana Nogués, Pau Ribera, Gorka Mendia, Núria Casals and Bilal Haddad',
  });
  expect(group).toHaveTextContent('+2');
});

it('[CLI-06] shows the logo, and the initial when there is none or it does not load', () => {
  const { container } = renderWithProviders(
    <>
      <Logo name="àlber Cúpules" imageUrl={null} />
      <Logo name="àlber Cúpules" imageUrl="/files/logo.png" />
    </>,
  );
  expect(container.textContent).toBe('À');
  const logo = container.querySelector('img');
  expect(logo).toHaveAttribute('src', '/files/logo.png');
  if (logo) fireEvent.error(logo);
  expect(container.textContent).toBe('ÀÀ');
});

it('[SHELL-124] [SHELL-126] gives each new name the next of fifteen colour pairs, then the first again', () => {
  localStorage.clear();
  const names = Array.from({ length: 16 }, (_, index) => `Forn ${index}`);
  const { container } = renderWithProviders(
    <div>
      {names.map((name) => (
        <Logo key={name} name={name} imageUrl={null} />
      ))}
    </div>,
  );
  const pairs = [...container.querySelectorAll<HTMLElement>('[aria-hidden]')].map(({ style }) => style.color);
  expect(pairs).toEqual([...names.keys()].map((index) => `var(--av-${index % 15})`));
});
