import { chakra } from '@chakra-ui/react/styled-system';
import type { Elements } from '@portal/kit/ui/elements';
import type { ReactNode } from 'react';
import { BrokenBridge } from '../art/broken-bridge';

type SectionNoticeProps = { title: string; children: Elements; role?: 'alert' };

/** Replaces a page and explains why it is missing. */
export const SectionNotice = ({ title, children, role }: SectionNoticeProps) => (
  <chakra.section
    role={role}
    display="grid"
    justifyItems="center"
    alignContent="center"
    gap="4"
    minHeight="calc(100dvh - 60px)"
    paddingBlock="20"
    paddingInline="4"
    textAlign="center"
  >
    <BrokenBridge />
    <chakra.h1 textStyle="h2" tabIndex={-1} outline="none">
      {title}
    </chakra.h1>
    {children}
  </chakra.section>
);

export const NoticeText = ({ children }: { children: ReactNode }) => (
  <chakra.p color="ink.muted" maxWidth="prose">
    {children}
  </chakra.p>
);
