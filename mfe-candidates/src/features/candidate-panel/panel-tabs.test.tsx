import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { PanelTabs } from './panel-tabs.tsx';

const TABS = [
  { key: 'profile', label: 'Profile' },
  { key: 'messages', label: 'Messages', count: 6 },
] as const;

function Tabs() {
  const [tab, setTab] = useState<'profile' | 'messages'>('profile');
  return (
    <div data-testid="scroller">
      <PanelTabs tabs={TABS} value={tab} onChange={setTab}>
        {tab}
      </PanelTabs>
    </div>
  );
}

const box = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect;
/** The tabs stand from 48 to 88 px, and what they show begins at `top`. */
function show(top: number) {
  const { user } = renderWithProviders(<Tabs />);
  const scroller = screen.getByTestId('scroller');
  scroller.scrollTop = 500;
  scroller.getBoundingClientRect = box(48, 800);
  screen.getByRole('tablist').getBoundingClientRect = box(48, 88);
  screen.getByRole('tabpanel').getBoundingClientRect = box(top, 2000);
  return { scroller, user };
}

describe('the tabs of the candidate panel', () => {
  it('open at their top, though the one before was scrolled', async () => {
    const { scroller, user } = show(-312);
    await user.click(screen.getByRole('tab', { name: /Messages/ }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('messages');
    expect(scroller.scrollTop).toBe(100);
  });

  it('leave what is scrolled where the top is seen', async () => {
    const { scroller, user } = show(88);
    await user.click(screen.getByRole('tab', { name: /Messages/ }));
    expect(scroller.scrollTop).toBe(500);
  });
});
