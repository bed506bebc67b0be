// Whoever is signed in has a bar below the header of their working screens. The server's HTML is for everybody:
// here the bar's room is there before the shell has begun. The shell takes the mark away with its bar.

try {
  const [, claims = ''] = sessionStorage.getItem(tokenKey).split('.');
  const { user_name: name } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  const isWork = workPaths.some((path) => location.pathname.startsWith(path));
  if (name && isWork) document.documentElement.dataset.barRoom = '';
} catch {
  // Nobody is signed in here.
}
