import { MenuButton } from '@cantera/shared/design-system';
import { currentLocale } from '@cantera/shared/session';
import { Button } from 'antd';
import { ExternalLink, Power } from 'lucide-react';
import { siteAddress } from '../../lib/career-site/site-address.ts';
import type { CareerSite } from '../../lib/career-site/use-career-site.ts';
import { useSlug } from '../../lib/identity/use-slug-question.tsx';
import { useT } from '../../messages/configurator.ts';
import { usePortalSwitch } from './use-portal-switch.ts';

type HeaderActionsProps = { site: CareerSite | undefined; canManage: boolean };

/** The way to the public site, and to turning it off; nothing while it is off. */
export function HeaderActions({ site, canManage }: HeaderActionsProps) {
  const t = useT();
  const slug = useSlug();
  const { disable } = usePortalSwitch();
  if (!site || site.configurations.pages.length === 0) return null;
  return (
    <>
      {slug && (
        <Button
          data-tour="main.view"
          icon={<ExternalLink aria-hidden />}
          href={siteAddress(currentLocale(), slug)}
          target="_blank"
          rel="noreferrer"
        >
          {t('site.view')}
        </Button>
      )}
      {canManage && (
        <MenuButton
          label={t('site.more')}
          look="bordered"
          entries={[
            {
              key: 'off',
              label: t('site.off'),
              icon: <Power aria-hidden />,
              isDanger: true,
              onSelect: () => void disable(site),
            },
          ]}
        />
      )}
    </>
  );
}
