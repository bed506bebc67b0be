import { Container } from '@chakra-ui/react/container';
import { PageHeader } from '@portal/kit/ui/page-header';
import { LinkButton } from '@portal/kit/ui/link-button';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

type WorkPageProps = {
  title: string;
  description?: ReactNode;
  /** The one main action of the page. */
  action?: ReactNode;
  /** Where «Atrás» leads; without it there is no such link. */
  backTo?: string;
  children: ReactNode;
};

/** Frame of a page of the back office: way back, heading with its action, content. */
export function WorkPage({ backTo, children, ...header }: WorkPageProps) {
  return (
    <Container paddingBlock={{ base: '6', md: '10' }} minHeight="70vh">
      {backTo && <BackLink to={backTo} />}
      <PageHeader {...header} />
      {children}
    </Container>
  );
}

function BackLink({ to }: { to: string }) {
  return (
    <LinkButton to={to} variant="ghost" size="sm" marginInlineStart="-3" marginBottom="2">
      <ArrowLeft aria-hidden size={18} />
      Atrás
    </LinkButton>
  );
}
