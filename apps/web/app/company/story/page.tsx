import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { experiencesQuery } from "../../api/queries/adventures.ts";
import { storyApi, storyQuery } from "../../api/queries/stories.ts";
import { Field } from "../../ui/field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Select } from "../../ui/select.tsx";
import { names } from "../names.ts";
import { Editor } from "../shared/story/editor.tsx";
import { texts as storyTexts } from "../shared/story/texts.ts";
import { texts } from "./texts.ts";

/** A company's own words in the adventures: the fields beside the scenes in which they are read. */
export default function StoryPage() {
  const adventures = useQuery(experiencesQuery);
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHeader
        title={names.story}
        sub={texts.sub}
        crumb={{ to: "/dashboard/settings", text: names.settings, here: names.story }}
      />
      <Loaded query={adventures} label={storyTexts.loading}>
        {(all) => {
          const slug = params.get("adventure") ?? all[0]?.slug ?? "";
          return (
            <div className="grid gap-6">
              {all.length > 1 && (
                <Field label={texts.adventure} className="max-w-92">
                  <Select value={slug} onChange={({ target }) => setParams({ adventure: target.value })}>
                    {all.map((one) => (
                      <option key={one.slug} value={one.slug}>
                        {one.title}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
              <CompanyStory key={slug} slug={slug} />
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function CompanyStory({ slug }: { slug: string }) {
  const story = useQuery(storyQuery(slug));
  return (
    <Loaded query={story} label={storyTexts.loading}>
      {(data) =>
        data.cameos.length === 0 ? (
          <p className="text-ink-soft">{storyTexts.none}</p>
        ) : (
          <Editor
            story={data}
            save={(values) => storyApi.save(slug, values)}
            saved={[texts.saved, texts.savedText]}
          />
        )
      }
    </Loaded>
  );
}
