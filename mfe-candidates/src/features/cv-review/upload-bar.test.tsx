import type { OtherIntake } from '@cantera/shared/contracts/intakes';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { en } from '../../messages/en.ts';
import { reviewEn } from '../../messages/texts-review-en.ts';
import { UploadBar } from './upload-bar.tsx';

const show = (doubles: string[], elsewhere: OtherIntake[] = []) =>
  renderWithProviders(
    <UploadBar intakeId="i1" uploads={{ total: 8, done: 8, failed: [], doubles, elsewhere }} />,
    { messages: { ...en, ...reviewEn } },
  );

it('[CVREV-22] keeps its line when the last file is there, so that nothing below moves', async () => {
  function Sending() {
    const [done, setDone] = useState(1);
    const uploads = { total: 3, done, failed: [], doubles: [], elsewhere: [] };
    return (
      <>
        <UploadBar intakeId="i1" uploads={uploads} />
        <button type="button" onClick={() => setDone(3)}>
          end
        </button>
      </>
    );
  }
  const { user } = renderWithProviders(<Sending />, { messages: { ...en, ...reviewEn } });
  const line = screen.getByText(/^Sending 1 of 3/);
  const look = line.className;
  await user.click(screen.getByRole('button', { name: 'end' }));
  expect(line).toHaveTextContent('3 files sent');
  expect(line).toHaveClass(look);
});

it('[CVREV-22] has no line of files that were here already, nor before any is sent', () => {
  show(Array.from({ length: 8 }, (_, at) => `${at}.pdf`));
  expect(screen.queryByText(/sent$/)).not.toBeInTheDocument();
});

it('[CVREV-11] names a file that was there already', () => {
  show(['double.pdf']);
  expect(screen.getByText('1 of 8 files is here already: double.pdf')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('[CVREV-11] names three of them and counts the others', () => {
  show(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);
  expect(
    screen.getByText('5 of 8 files are here already: a.pdf, b.pdf, c.pdf and 2 more'),
  ).toBeInTheDocument();
});

it('[CVREV-21] links to the other lists that have them', () => {
  show(
    ['a.pdf', 'b.pdf'],
    [
      { id: 'i0', createdAt: '2026-11-22T08:00:00.000Z' },
      { id: 'i2', createdAt: '2026-11-22T10:30:00.000Z' },
    ],
  );
  expect(screen.getByText('2 of 8 files are here already: a.pdf and b.pdf')).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: /^Open the CVs of .*2026/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/candidates/intakes/i0',
    '/candidates/intakes/i2',
  ]);
  // Of one day, they are told apart by the time.
  expect(links[0]?.textContent).not.toBe(links[1]?.textContent);
});
