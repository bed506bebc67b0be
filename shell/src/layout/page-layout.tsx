import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { useEffect, type ReactNode } from 'react';
import { SearchPlace } from '../quick-search/search-place';
import { StaffPlace } from '../work-bar/staff-place';
import { useAccessProblems } from '../session/use-access-problems';
import { mainId } from '../modal/focus-page';
import { Footer } from './footer/footer';
import { phoneBar } from './footer/phone-bar';
import { SocialBar } from './footer/social-bar';
import { Header } from './header/header';
import { AlertDialog } from './messages/alert-dialog';
import { ConfirmationDialog } from './messages/confirmation-dialog';
import { Notices } from './messages/notices';
import { rememberFocus } from '../modal/focus-memory';
import { RouteAnnouncer } from './route-announcer';

/**
 * Frame of every page. It is above the pages' Suspense, so it must not read the session: a change
 * during hydration would replace the page by the spinner.
 */
export function PageLayout({ children }: { children: ReactNode }) {
  useAccessProblems();
  useEffect(rememberFocus, []);

  return (
    <>
      <Global styles={phoneBar} />
      <chakra.a href={`#${mainId}`} css={skipLinkStyles}>
        Saltar al contenido
      </chakra.a>
      <SearchPlace>
        <Header />
        <StaffPlace />
        <chakra.main id={mainId} tabIndex={-1} css={mainStyles}>
          {children}
        </chakra.main>
        <Footer />
      </SearchPlace>
      <SocialBar />
      <RouteAnnouncer />
      <AlertDialog />
      <ConfirmationDialog />
      <Notices />
    </>
  );
}

const mainStyles: SystemStyleObject = {
  paddingTop: '60px',
  // Keeps the footer below the window while a page loads, so that it does not move.
  minHeight: '100dvh',
  outline: 'none',
  '& h1:focus': { outline: 'none' },
};

const skipLinkStyles: SystemStyleObject = {
  position: 'fixed',
  top: '2',
  left: '2',
  zIndex: 'notice',
  padding: '3',
  bg: 'surface',
  color: 'primary',
  fontWeight: '600',
  borderRadius: 'sm',
  boxShadow: 'md',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};
