import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { NavLink } from '@portal/runtime';
import type { ReactNode } from 'react';

const StyledNavLink = chakra(NavLink);

const styles: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  borderRadius: 'sm',
  color: 'ink.muted',
  fontWeight: '500',
  transition: 'color 150ms, background-color 150ms',
  _hover: { color: 'ink', bg: 'soft' },
  '&[aria-current=page]': { color: 'primary' },
  lgDown: {
    minHeight: '44px',
    paddingInline: '3',
    fontSize: '1rem',
    '&[aria-current=page]': { bg: 'primary.tint', fontWeight: '600' },
  },
  // In a row, the page one is on carries the deck of the bridge below its name.
  lg: {
    position: 'relative',
    minHeight: 'header',
    paddingInline: 'clamp(5px, 0.45vw, 10px)',
    justifyContent: 'center',
    textAlign: 'center',
    fontSize: '0.875rem',
    lineHeight: '1.2',
    _hover: { color: 'ink', bg: 'transparent' },
    '&[aria-current=page]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 'clamp(5px, 0.45vw, 10px)',
      bottom: '0',
      height: '3px',
      borderRadius: '3px 3px 0 0',
      bg: 'primary',
    },
  },
};

type MenuLinkProps = { path: string; children: ReactNode; onChoose: () => void };

/** A link of the header; it marks itself on the page that it leads to. */
export function MenuLink({ path, children, onChoose }: MenuLinkProps) {
  return (
    <StyledNavLink to={path} onClick={onChoose} css={styles}>
      {children}
    </StyledNavLink>
  );
}
