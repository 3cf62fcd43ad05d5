import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../messages/en.ts';
import { BarePage } from './bare-page.tsx';

const mockFramed = jest.fn();
jest.mock('../core/framed.ts', () => ({ isFramed: () => mockFramed() }));

describe('a page without the shell', () => {
  it('has the main part of its document', () => {
    mockFramed.mockReturnValue(false);
    renderWithProviders(<BarePage />, { messages: en });
    expect(screen.getByRole('main')).toBeInTheDocument();
  });

  it('leaves the main part to the page around its frame', () => {
    mockFramed.mockReturnValue(true);
    const { container } = renderWithProviders(<BarePage />, { messages: en });
    expect(container.querySelector('#content')).toBeInTheDocument();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });
});
