import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { NavLink } from '@portal/runtime';
import type { ReactNode } from 'react';

/** In the order of the specification (§2), with the labels of reading A33. */
const links: readonly { path: string; label: ReactNode }[] = [
  { path: paths.home, label: 'Inicio' },
  { path: paths.about, label: 'Nosotros' },
  { path: paths.referralProgram, label: inLines('Programa ', 'de referencia') },
  { path: paths.hunting, label: 'Hunting' },
  { path: paths.outsourcing, label: inLines('Consultoría/', 'Outsourcing') },
  { path: paths.softwareFactory, label: inLines('Fábrica ', 'de software') },
  { path: paths.contact, label: 'Contacto' },
  { path: paths.workWithUs, label: inLines('Trabaja ', 'con nosotros') },
  { path: paths.offers, label: 'Ofertas laborales' },
];

const listStyles: SystemStyleObject = {
  lg: { display: 'flex' },
  // Between the width at which the header holds links and the one at which it holds them in one line.
  '@media (min-width: 62rem) and (max-width: 78.99875rem)': { '& a': { width: 'min-content' } },
};

/** A link marks itself on the page that it leads to. */
const linkStyles: SystemStyleObject = {
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

const MenuLink = chakra(NavLink, { base: linkStyles });

export function MenuLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <chakra.ul css={listStyles}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <MenuLink to={path} onClick={onChoose}>
            <span>{label}</span>
          </MenuLink>
        </li>
      ))}
    </chakra.ul>
  );
}

/** A label that fits into two lines where one has no room. */
function inLines(first: string, second: string) {
  return (
    <>
      {first}
      <wbr />
      <chakra.span whiteSpace="nowrap">{second}</chakra.span>
    </>
  );
}
