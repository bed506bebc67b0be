import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { FileText } from 'lucide-react';

/** Link to the sent applications. Their number replaces the icon, so that nothing moves. */
export const OwnApplicationsLink = ({ count }: { count: number }) => (
  <LinkButton
    to={paths.ownApplications}
    variant="ghost"
    size="sm"
    marginInline="-3"
    fontSize="1rem"
  >
    {count === 0 ? <FileText aria-hidden size={22} /> : <Count>{count}</Count>}
    <span>Mis postulaciones</span>
  </LinkButton>
);

const Count = chakra('span', {
  base: {
    minWidth: '22px',
    height: '22px',
    paddingInline: '1',
    bg: 'primary',
    color: 'white',
    borderRadius: 'full',
    textStyle: 'xs',
    lineHeight: '22px',
    fontVariantNumeric: 'tabular-nums',
  },
});
