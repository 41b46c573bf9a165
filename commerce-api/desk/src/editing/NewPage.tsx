import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { LoadingPage } from '../layout/LoadingPage.tsx';
import { contentCalls } from './content-calls.ts';

/** A page that is new gets its number, and then its form. */
export const NewPage = () => {
  const { data } = useQuery({ queryKey: ['content', 'new-page'], queryFn: contentCalls.newPage, gcTime: 0, staleTime: 0 });
  return data === undefined ? <LoadingPage /> : <Navigate to={`/pages/${data.key}`} replace />;
};
