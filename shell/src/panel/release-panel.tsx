import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { paths } from '@portal/kit/routing/paths';
import { Button } from '@portal/kit/ui/button';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { Loaded } from '@portal/kit/ui/loaded';
import { useFresh } from '@portal/kit/query/use-fresh';
import { Link, useLocation, useSession } from '@portal/runtime';
import { useEffect, useId, useState } from 'react';
import { mayOpen } from '../guards/may-open';
import { focusPage } from '../modal/focus-page';
import type { Composition } from '../remotes/composition';
import { setPanelInAddress } from './panel-in-address';
import { isPanelInAddress } from './panel-address';
import { ReleaseList } from './release-list';
import { fetchPublishedReleases } from './releases-calls';

type ReleasePanelProps = { composition: Composition };

/**
 * Release panel for staff, docked below the page. It stays open across navigation, and is always
 * visible if the browser has release overrides.
 */
export function ReleasePanel({ composition }: ReleasePanelProps) {
  const [isOpen, setOpen] = useState(isPanelInAddress);
  // Renders again on navigation, to add the parameter to the new address.
  useLocation();
  useEffect(() => setPanelInAddress(isOpen));

  function close() {
    setOpen(false);
    focusPage();
  }

  if (isOpen) return <OpenPanel composition={composition} onClose={close} />;
  return composition.isPinned && <PinnedMark onOpen={() => setOpen(true)} />;
}

type OpenPanelProps = ReleasePanelProps & { onClose: () => void };

function OpenPanel({ composition, onClose }: OpenPanelProps) {
  const isStaff = mayOpen('ROLE_ADMIN', useSession());
  const id = useId();

  return (
    <chakra.section aria-labelledby={id} css={panelStyles}>
      <Global styles={{ html: { scrollPaddingBottom: '46dvh' } }} />
      <chakra.div css={barStyles}>
        <chakra.h2 id={id} textStyle="h3" flex="1 1 12rem">
          Versiones de esta página
        </chakra.h2>
        <Button size="sm" variant="outline" onClick={onClose}>
          Cerrar
        </Button>
      </chakra.div>
      {composition.isPinned && <InlineNotice kind="info">{pinnedText}</InlineNotice>}
      {isStaff ? <StaffPanel composition={composition} /> : <SignInFirst />}
    </chakra.section>
  );
}

function StaffPanel({ composition }: ReleasePanelProps) {
  const releases = useFresh(fetchPublishedReleases);
  return (
    <Loaded
      of={releases}
      loading="Leyendo las versiones..."
      failure="No pudimos leer las versiones publicadas."
    >
      {(published) => <ReleaseList composition={composition} published={published} />}
    </Loaded>
  );
}

const SignInFirst = () => (
  <chakra.p>
    Las versiones son para el equipo de administración.{' '}
    <SignInLink to={paths.login}>Inicia sesión</SignInLink> con una cuenta que tenga ese rol: este
    panel te espera aquí.
  </chakra.p>
);

const SignInLink = chakra(Link, {
  base: { color: 'primary', fontWeight: '600', textDecoration: 'underline' },
});

const PinnedMark = ({ onOpen }: { onOpen: () => void }) => (
  <chakra.aside aria-label="Versiones elegidas" css={markStyles}>
    <Global styles={{ html: { scrollPaddingBottom: '120px' } }} />
    <chakra.span flex="1 1 12rem">{pinnedText}</chakra.span>
    <Button size="sm" variant="outline" onClick={onOpen}>
      Ver versiones
    </Button>
  </chakra.aside>
);

const pinnedText = 'Este navegador usa versiones elegidas a mano.';

/**
 * Sticky at the lower edge, with its own space at the end of the page, so that the whole page can
 * be read.
 */
const dockStyles: SystemStyleObject = {
  position: 'sticky',
  bottom: '0',
  zIndex: 'header',
  bg: 'surface',
  borderTopWidth: '3px',
  borderTopColor: 'primary',
  boxShadow: 'md',
};

const panelStyles: SystemStyleObject = {
  ...dockStyles,
  display: 'grid',
  gap: '4',
  maxHeight: '46dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: { base: '4', md: '6' },
  paddingBottom: { base: '4', md: '6' },
  scrollPaddingTop: '96px',
};

/** Stays visible with its close button. */
const barStyles: SystemStyleObject = {
  position: 'sticky',
  top: '0',
  zIndex: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingTop: { base: '4', md: '6' },
  paddingBottom: '2',
  bg: 'surface',
};

const markStyles: SystemStyleObject = {
  ...dockStyles,
  // Above the social bar at a phone's lower edge.
  mdDown: { bottom: 'var(--phone-bar)', marginBottom: 'var(--phone-bar)' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '2',
  paddingInline: { base: '4', md: '6' },
  textStyle: 'sm',
};
