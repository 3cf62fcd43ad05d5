import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { useT } from '../../messages/index.ts';
import { entryHeading } from './entry-fields.tsx';
import { EDUCATION_SHAPE, EXPERIENCE_SHAPE } from './entry-shapes.ts';

type HeadingProps = { shape: typeof EXPERIENCE_SHAPE; what?: string; address?: string };
function Heading({ shape, what = '', address }: HeadingProps) {
  const t = useT();
  const location = address === undefined ? null : { id: '1', address };
  return (
    <h3>{entryHeading(t, shape, { what, where: ' ', location } as Parameters<typeof entryHeading>[2])}</h3>
  );
}
const heading = (props: HeadingProps) => {
  const { unmount } = renderWithProviders(<Heading {...props} />, { messages: en });
  const words = screen.getByRole('heading').textContent;
  unmount();
  return words;
};

it('[DAY-28] calls new what nothing is said of yet, and what is missing of another unknown', () => {
  expect(heading({ shape: EXPERIENCE_SHAPE })).toBe('New experience');
  expect(heading({ shape: EDUCATION_SHAPE })).toBe('New education');
  expect(heading({ shape: EDUCATION_SHAPE, what: 'BSc Nursing' })).toBe('BSc Nursing at Unknown, in Unknown');
  expect(heading({ shape: EXPERIENCE_SHAPE, address: 'Girona' })).toBe('Unknown at Unknown, in Girona');
});
