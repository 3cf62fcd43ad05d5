import { setAppConfig } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { enterWith, idOf, startServer } from '../../lib/testing/fake-server.ts';
import { metricsFrameEn } from '../../messages/texts-metrics-frame-en.ts';
import { Component } from './metrics-page.tsx';

afterEach(() => jest.restoreAllMocks());

function show(dashboards: Record<string, string>, permissions = ['metrics.read']) {
  setAppConfig({ dashboards });
  enterWith(permissions);
  const sent = startServer({});
  renderWithProviders(<Component />, { route: '/metrics', messages: metricsFrameEn });
  return sent;
}

describe('the dashboard', () => {
  it('[MET-05] is framed as it is when it is ours, and asked for by nobody else', async () => {
    const sent = show({});
    const frame = await screen.findByTitle('Dashboard');
    expect(frame).toHaveAttribute('src', `${window.location.origin}/metrics/report`);
    expect(frame).not.toHaveAttribute('sandbox');
    expect(sent).toEqual([]);
  });

  it('[MET-02] [MET-03] of others is the agency’s own, else the default, and sandboxed', async () => {
    show({ default: 'https://bi.example/all', [idOf(8)]: 'https://bi.example/own' });
    const frame = await screen.findByTitle('Dashboard');
    expect(frame).toHaveAttribute('src', 'https://bi.example/own');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
    expect(screen.getByRole('link', { name: 'Open in a tab' })).toHaveAttribute(
      'href',
      'https://bi.example/own',
    );
  });

  it('[MET-03] is the default for whom no address of their own is configured', async () => {
    show({ default: 'https://bi.example/all', [idOf(7)]: 'https://bi.example/others' });
    expect(await screen.findByTitle('Dashboard')).toHaveAttribute('src', 'https://bi.example/all');
  });

  it.each(['javascript:alert(1)', 'https://'])('is not shown from %s', async (address) => {
    show({ default: address });
    expect(await screen.findByText('The dashboard cannot be shown')).toBeInTheDocument();
    expect(screen.queryByTitle('Dashboard')).not.toBeInTheDocument();
  });

  it('is for whoever may read metrics', async () => {
    show({}, []);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByTitle('Dashboard')).not.toBeInTheDocument();
  });
});
