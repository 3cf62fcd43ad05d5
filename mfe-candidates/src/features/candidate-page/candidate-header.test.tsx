import type { Candidate } from '@cantera/shared/contracts/candidates';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders, setViewport } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { CandidateHeader } from './candidate-header.tsx';

const candidate = {
  id: 'c1',
  firstName: 'Nora',
  lastName: 'Vila',
  jobTitle: 'Nurse',
  email: 'nora@example.com',
  tags: [],
  extracted: {},
  jobSearchStatus: { status: 'ACTIVE' },
  gdpr: { status: 'ACCEPTED' },
} as unknown as Candidate;

const show = (route: string) =>
  renderWithProviders(<CandidateHeader candidate={candidate} />, { messages: en, route });
const isWhole = () => screen.queryByRole('link', { name: /nora@example.com/ }) !== null;

describe('the head of a candidate on a phone', () => {
  let restore: () => void;
  beforeEach(() => {
    setAppConfig({});
    useSession.setState({
      user: { permissions: ['candidates.write', 'candidates.delete', 'candidates.report'] } as never,
    });
    restore = setViewport(390);
  });
  afterEach(() => restore());

  it('is whole above the profile', () => {
    show('/candidates/c1');
    expect(isWhole()).toBe(true);
    expect(screen.getByText('Nurse')).toBeInTheDocument();
  });

  it('has name and actions alone above the other tabs, and the way back', () => {
    show('/candidates/c1/comments?positionId=p1');
    expect(isWhole()).toBe(false);
    expect(screen.queryByText('Nurse')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Nora Vila' })).toBeInTheDocument();
    for (const name of ['Update', 'Back to position'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
    for (const name of ['Download report', en['candidates.panel.more']])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });

  it('is whole above each tab where there is room', () => {
    restore();
    show('/candidates/c1/comments');
    expect(isWhole()).toBe(true);
  });
});
