/** Where the shell's own pages are; each comes when it is first opened. */
export const shellPages = {
  'login/login-page': () => import(/* webpackChunkName: "login-page" */ './login/login-page'),
  'not-found/not-found-page': () =>
    import(/* webpackChunkName: "not-found-page" */ './not-found/not-found-page'),
};
