import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { membersEn } from '../../messages/texts-members-en.ts';
import { AddMember } from './add-member.tsx';

const button = () => screen.getByRole('button', { name: 'Add member' });

describe('Add member', () => {
  it.each([
    [99, 100],
    [0, 1],
  ])('[MEM-12] is enabled with %i of %i members', (count, limit) => {
    renderWithProviders(<AddMember count={count} limit={limit} />, { messages: { ...en, ...membersEn } });
    expect(button()).toBeEnabled();
  });
  it.each([
    [100, 100],
    [101, 100],
  ])('[MEM-11] [CONST-23] is disabled with %i of %i members', (count, limit) => {
    renderWithProviders(<AddMember count={count} limit={limit} />, { messages: { ...en, ...membersEn } });
    expect(button()).toBeDisabled();
  });
});
