import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createRouteTable } from './remotes/route-table';
import { Router } from './router';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

test('a link to a former address leads to the one in its place, with its query', () => {
  const table = createRouteTable({
    remotes: {},
    routes: [],
    redirects: { '/hola': '/otra', '/otra': '/tercera' },
  });

  // The target of the link has no page here.
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

  const { container } = render(
    <MemoryRouter initialEntries={['/Hola?a=1']}>
      <Router table={table} />
      <Address />
    </MemoryRouter>,
  );

  warned.mockRestore();
  expect(container).toHaveTextContent('/tercera?a=1');
});
