import type { PageOf } from '@portal/contract/page-of';
import type { RequestQuery } from '@portal/contract/request-query';
import type { Column } from '@portal/kit/table/data-table';
import type { Resource } from '@portal/runtime';
import type { ReactNode } from 'react';

/** What all requests of the public have in common. */
export type ReceivedRequest = {
  id: number;
  name: string;
  email: string;
  receivedAt: string;
  answeredAt: string | undefined;
};

export type Letter = { subject: string; body: string };

/** One kind of requests: where they are kept, and what only they have. */
export type RequestKind<Request extends ReceivedRequest> = {
  /** As the page is called. */
  title: string;
  searchLabel: string;
  page: (query: RequestQuery) => Resource<PageOf<Request>>;
  mark: (id: number, isAnswered: boolean) => Promise<Request>;
  remove: (id: number) => Promise<string>;
  /** What the table shows between who wrote and how it stands. */
  column: Column<Request>;
  /** What else can be done with all that was found. */
  tools?: (query: RequestQuery) => ReactNode;
  /** Further facts of an open request, as terms and descriptions. */
  facts: (request: Request) => ReactNode;
  /** The beginning of an answer. */
  letter: (request: Request) => Letter;
};
