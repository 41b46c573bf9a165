/** F-06, S-06: the page of a neoportal customer has another logo, from the first paint on. */
export const markNeoportal = (): void => {
  try {
    if (localStorage.getItem(SIGNIN_TOKEN_NAME) && localStorage.getItem(NEOPORTAL_USER_NAME))
      document.documentElement.dataset[NEOPORTAL_MARK] = '';
  } catch {
    // storage is forbidden: nobody is signed in
  }
};
