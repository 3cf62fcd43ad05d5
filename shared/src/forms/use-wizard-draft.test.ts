import { act, renderHook } from '@testing-library/react';
import { z } from 'zod';
import { endSession, useSession } from '../session/session.ts';
import { useWizardDraft } from './use-wizard-draft.ts';

const draft = z.object({ name: z.string() });
const stored = () => sessionStorage.getItem('cantera.wizard.test');
const render = () => renderHook(() => useWizardDraft('test', draft));

beforeEach(() => {
  sessionStorage.clear();
  useSession.setState({ user: { id: 'u1' } as never });
});

describe('the draft of a wizard', () => {
  it('is there again after a reload, for the same person only', () => {
    const { result, unmount } = render();
    expect(result.current.draft).toBeUndefined();
    act(() => result.current.write(() => ({ name: 'Núria' })));
    expect(result.current).toMatchObject({ draft: { name: 'Núria' }, isKept: true });
    unmount();
    const again = render();
    expect(again.result.current.draft).toEqual({ name: 'Núria' });
    again.unmount();
    useSession.setState({ user: { id: 'u2' } as never });
    expect(render().result.current.draft).toBeUndefined();
  });

  it('of an older build that does not fit is none', () => {
    sessionStorage.setItem('cantera.wizard.test', '{"userId":"u1","draft":{"title":"x"}}');
    expect(render().result.current.draft).toBeUndefined();
    sessionStorage.setItem('cantera.wizard.test', 'not JSON');
    expect(render().result.current.draft).toBeUndefined();
  });

  it('is given up, or ends while what shows stays', () => {
    const { result } = render();
    act(() => result.current.write(() => ({ name: 'Núria' })));
    act(() => result.current.end());
    expect([stored(), result.current.draft]).toEqual([null, { name: 'Núria' }]);
    act(() => result.current.write(() => ({ name: 'Bru' })));
    act(() => result.current.clear());
    expect([stored(), result.current.draft]).toEqual([null, undefined]);
  });

  it('goes with a logout', () => {
    const { result } = render();
    act(() => result.current.write(() => ({ name: 'Núria' })));
    act(() => endSession());
    expect(stored()).toBeNull();
  });

  it('says when the browser keeps nothing', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { result } = render();
    act(() => result.current.write(() => ({ name: 'Núria' })));
    expect(result.current).toMatchObject({ draft: { name: 'Núria' }, isKept: false });
    full.mockRestore();
  });
});
