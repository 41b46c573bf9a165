import { Resource } from 'ra-core';
import { ContentList } from '../ContentList.tsx';
import { NewNamed, NewNumbered } from './NewRecord.tsx';
import { RecordEdit } from './RecordEdit.tsx';
import { recordListNames, type RecordListName } from './record-lists.ts';

const creates: Partial<Readonly<Record<RecordListName, () => React.JSX.Element>>> = {
  posts: () => <NewNumbered list="posts" kind="post" />,
  news: () => <NewNumbered list="news" kind="news" />,
  menu: () => <NewNumbered list="menu" kind="menu" />,
  events: () => <NewNumbered list="events" kind="event" />,
  promotions: () => <NewNumbered list="promotions" kind="promotion" />,
  terms: () => <NewNamed list="terms" shape={/^[a-z0-9]+(?:-[a-z0-9]+)*$/} asKey={(typed) => typed.toLowerCase()} />,
  coupons: () => <NewNamed list="coupons" shape={/^[A-Z0-9]{3,20}$/} asKey={(typed) => typed.toUpperCase()} />,
};

/** J-257: the pages of all lists of records. */
export const recordResources = recordListNames.map((list) => {
  const create = creates[list];
  return (
    <Resource
      key={list}
      name={list}
      list={<ContentList resource={list} />}
      edit={<RecordEdit list={list} />}
      {...(create !== undefined && { create })}
    />
  );
});
