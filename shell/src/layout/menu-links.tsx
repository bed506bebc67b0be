import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { MenuLink } from './menu-link';

/** In the order of the specification (§2), with the labels of reading A33. */
const links = [
  { path: paths.home, label: 'Inicio' },
  { path: paths.about, label: 'Nosotros' },
  { path: paths.referralProgram, label: 'Programa de referencia' },
  { path: paths.hunting, label: 'Hunting' },
  { path: paths.outsourcing, label: 'Consultoría/Outsourcing' },
  { path: paths.softwareFactory, label: 'Fábrica de software' },
  { path: paths.contact, label: 'Contacto' },
  { path: paths.workWithUs, label: 'Trabaja con nosotros' },
  { path: paths.offers, label: 'Ofertas laborales' },
] as const;

export function MenuLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <chakra.ul listStyleType="none" lg={{ display: 'flex', minWidth: '0' }}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <MenuLink path={path} onChoose={onChoose}>
            {label}
          </MenuLink>
        </li>
      ))}
    </chakra.ul>
  );
}
