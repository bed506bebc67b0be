import type { JobApplication } from '@portal/contract/job-application';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { noFilters, type ListQuery } from './list-query';
import { useApplicationPage } from './use-application-page';

const query: ListQuery = { search: '', sort: undefined, page: 1, pageSize: 50, filters: noFilters };

const application = (id: number): JobApplication => ({
  id,
  applicant: { id, name: `L'Ñandú ${id}`, email: `${id}@correo.example.org` },
  offer: { id: 1, title: 'Oferta' },
  salaryExpectation: 1,
  salaryCurrency: undefined,
  offerTitle: undefined,
  offerCurrency: undefined,
  appliedAt: '2026-03-05T14:07:00',
  status: { id: 1, name: 'Recibida' },
  curriculum: undefined,
  withdrawnAt: undefined,
  isEmailConfirmed: undefined,
  code: undefined,
  version: 1,
});

test('of a long first page, the rows that are seen at once stand before the others', async () => {
  const items = Array.from({ length: 50 }, (_, index) => application(index + 1));
  const resource = { key: 'long page', load: async () => items };
  const drawn: number[] = [];
  function Page() {
    const { data } = useApplicationPage(query, resource);
    drawn.push(data?.rows.length ?? 0);
    return <p>{data?.rows.at(-1)?.applicant.name}</p>;
  }

  renderPage(<Page />);

  expect(await screen.findByText("L'Ñandú 50")).toBeVisible();
  expect([...new Set(drawn)]).toEqual([0, 15, 50]);
});
