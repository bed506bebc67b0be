// Reserves the space of the staff bar before the shell starts, because the server's HTML is the
// same for all visitors. The shell removes the mark when it renders the bar.

try {
  const [, claims = ''] = sessionStorage.getItem(tokenKey).split('.');
  const { user_name: name } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  const isWork = workPaths.some((path) => location.pathname.startsWith(path));
  if (name && isWork) document.documentElement.dataset.barRoom = '';
} catch {
  // No session in this tab.
}
