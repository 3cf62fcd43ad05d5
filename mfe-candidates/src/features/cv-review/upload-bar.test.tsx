import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { reviewEn } from '../../messages/texts-review-en.ts';
import { UploadBar } from './upload-bar.tsx';

const show = (doubles: string[]) =>
  renderWithProviders(<UploadBar intakeId="i1" uploads={{ total: 8, done: 8, failed: [], doubles }} />, {
    messages: { ...en, ...reviewEn },
  });

it('[CVREV-11] names a file that was there already', () => {
  show(['double.pdf']);
  expect(screen.getByText('1 file was there already: double.pdf')).toBeInTheDocument();
});

it('[CVREV-11] names three of them and counts the others', () => {
  show(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);
  expect(screen.getByText('5 files were there already: a.pdf, b.pdf, c.pdf and 2 more')).toBeInTheDocument();
});
